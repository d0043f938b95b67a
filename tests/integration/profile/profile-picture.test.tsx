import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { answers } from '../open-app'
import { openRegisterInfo, saveButton, sentForms } from './open-register-info'

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])
const photo = new File([jpeg], 'IMG_0001.JPG', { type: '' })

/** The test's browser can neither decode pictures nor paint a canvas. */
function stubBrowser() {
  const context = { fillRect: vi.fn(), drawImage: vi.fn() } as unknown as CanvasRenderingContext2D // as much of one as is used
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
    give(new Blob([jpeg], { type })),
  )
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen')
}

async function openModal() {
  stubBrowser()
  await openRegisterInfo({ persona: 'gold' })
  await saveButton()
  await userEvent.click(screen.getByRole('button', { name: 'เปลี่ยนรูปโปรไฟล์' }))
  return screen.findByRole('dialog', { name: 'อัปโหลดรูปภาพ' })
}

const picture = () => screen.getByRole('img', { name: 'รูปโปรไฟล์' })
const pickFromGallery = async (file: File) =>
  userEvent.upload(within(await openModal()).getByLabelText('คลังรูปภาพ'), file, { applyAccept: false })

describe('the profile picture', () => {
  it('is chosen from the camera or the gallery, images alone', async () => {
    const modal = await openModal()
    const camera = within(modal).getByLabelText('กล้อง')
    const gallery = within(modal).getByLabelText('คลังรูปภาพ')
    for (const input of [camera, gallery]) {
      expect(input).toHaveAttribute('type', 'file')
      expect(input).toHaveAttribute('accept', 'image/*')
    }
    expect(camera).toHaveAttribute('capture')
    expect(gallery).not.toHaveAttribute('capture')
  })

  it('is shown once picked, the modal closed, and sent with the rest', async () => {
    await pickFromGallery(photo)
    await waitFor(() => expect(picture()).toHaveAttribute('src', 'blob:chosen'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(await saveButton())
    expect(await screen.findByText('/home')).toBeVisible()
    const image = (await sentForms())[0]?.get('Image')
    expect(image).toMatchObject({ name: 'profile.jpg', type: 'image/jpeg' })
  })

  it('may stay as it was after all', async () => {
    await pickFromGallery(photo)
    await userEvent.click(await screen.findByRole('button', { name: 'ใช้รูปเดิม' }))
    expect(picture()).toHaveAttribute('src', expect.stringContaining('avatar-gold'))
    await userEvent.click(await saveButton())
    expect(await screen.findByText('/home')).toBeVisible()
    expect((await sentForms())[0]?.has('Image')).toBe(false)
  })

  it('that is given up leaves the focus on the button that chooses one', async () => {
    await pickFromGallery(photo)
    await userEvent.click(await screen.findByRole('button', { name: 'ใช้รูปเดิม' }))
    expect(screen.getByRole('button', { name: 'เปลี่ยนรูปโปรไฟล์' })).toHaveFocus()
  })

  it('cannot be an SVG, which is refused with a message whatever its name and type', async () => {
    await pickFromGallery(
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('ใช้ไฟล์นี้ไม่ได้')
    expect(picture()).toHaveAttribute('src', expect.stringContaining('avatar-gold'))
  })

  it('is asked for where the brand requires one and there is none', async () => {
    const required = { field: 'image', is_display: true, is_required: 'True' }
    answers.set('/DynamicInfoConfig', { payload: [required] })
    await openRegisterInfo()
    await userEvent.click(await saveButton())
    const button = screen.getByRole('button', { name: 'เปลี่ยนรูปโปรไฟล์' })
    expect(button).toHaveAccessibleDescription('กรุณาเลือกรูปโปรไฟล์')
    expect(button).toHaveFocus()
    expect(await sentForms()).toEqual([])
  })
})
