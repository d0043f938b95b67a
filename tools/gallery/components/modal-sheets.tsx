import { BottomSheet } from '@/ui/bottom-sheet'
import { Button } from '@/ui/button'
import type { FeedbackData } from '../../../src/ui/feedback-presets'
import { FeedbackModal } from '@/ui/feedback-modal'
import { tokens } from '@/theme/tokens'
import { noop } from './sheet'

const text = 'ใช้ 80 แต้ม คุณจะเหลือ 2,400 แต้ม แลกแล้วยกเลิกไม่ได้'

const feedback = (data: Partial<FeedbackData>) =>
  function Feedback() {
    const whole: FeedbackData = {
      feedbackType: 'other',
      title: 'แลกสิทธิ์นี้ใช่ไหม',
      description: text,
      ...data,
    }
    return <FeedbackModal isOpen onClose={noop} data={whole} />
  }

const sheet = (paragraphs: number) =>
  function Sheet() {
    return (
      <BottomSheet isOpen onClose={noop} title="ตัวกรอง">
        {Array.from({ length: paragraphs }, (_, index) => (
          <p key={index}>{text}</p>
        ))}
        <Button isFullWidth>นำไปใช้</Button>
      </BottomSheet>
    )
  }

export const modalSheets = {
  'feedback-success': feedback({ feedbackType: 'success' }),
  'feedback-warning': feedback({ feedbackType: 'warning' }),
  'feedback-danger': feedback({ feedbackType: 'danger' }),
  'feedback-other': feedback({}),
  'feedback-own-buttons': feedback({
    feedbackType: 'warning',
    icon: <span>☕</span>,
    cancelButton: { isDisplay: true, label: 'ไว้ก่อน' },
    confirmButton: {
      isDisplay: true,
      label: 'ลบเลย',
      color: tokens.color.danger,
      textColor: tokens.color.onDanger,
    },
  }),
  'feedback-no-buttons': feedback({
    isCloseableFromOutside: true,
    cancelButton: { isDisplay: false },
    confirmButton: { isDisplay: false },
  }),
  'bottom-sheet': sheet(1),
  'bottom-sheet-long': sheet(30),
}
