import { renderUi } from '#tests/support/render-ui.tsx'
import { screen } from '@testing-library/react'
import { FormattedMessage } from 'react-intl'
import { expect, it } from 'vitest'
import { Phrases } from './phrases'

const linesOf = (container: Element) =>
  [...container.querySelectorAll('span')].map((span) => span.textContent)

it('keeps the words of each Thai phrase together, in a text of the app and in a plain one', () => {
  const thai = 'ปิดหน้านี้ได้เลย และคุณถอนความยินยอมได้ทุกเมื่อ'
  const { container } = renderUi(
    <Phrases>
      <FormattedMessage id="test.phrases" defaultMessage={thai} />
    </Phrases>,
  )
  expect(linesOf(container)).toEqual(['ปิดหน้านี้ได้เลย', 'และคุณถอนความยินยอมได้ทุกเมื่อ'])
  expect(container).toHaveTextContent(thai)
  expect(linesOf(renderUi(<Phrases>{thai}</Phrases>).container)).toHaveLength(2)
})

it('keeps a word whole in a phrase longer than a line', () => {
  const { container } = renderUi(<Phrases>กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง</Phrases>)
  expect(container).toHaveTextContent('กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง')
  expect(getComputedStyle(screen.getByText('ตรวจสอบ')).whiteSpace).toBe('nowrap')
})

it('keeps a unit with its number and a year with its month', () => {
  const { container } = renderUi(<Phrases>แก้ว 16 ออนซ์ ใช้ได้ถึง 31 ธ.ค. 2569 ไม่เกิน 30 MB</Phrases>)
  expect(container.textContent).toBe('แก้ว 16\u00a0ออนซ์ ใช้ได้ถึง 31\u00a0ธ.ค.\u00a02569 ไม่เกิน 30\u00a0MB')
})

it('lets the other languages break at any space', () => {
  const { container } = renderUi(<Phrases>Please try again.</Phrases>)
  expect(linesOf(container)).toEqual([])
  expect(container).toHaveTextContent('Please try again.')
})
