import { th } from '#tests/names.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { answers, sandbox } from '../open-app'
import { enter, expectProfile, openEditProfile, save } from './open-edit-profile'
import { openRegisterInfo, saveButton, sentForms } from './open-register-info'

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])
const photo = new File([jpeg], 'IMG_0001.JPG', { type: '' })
/** Ignores `accept`, because any file can be picked on a phone. */
const upload = (input: HTMLElement, file: File) => userEvent.upload(input, file, { applyAccept: false })

/** Stubs what happy-dom lacks: decoding of pictures, and the canvas. */
function stubBrowser() {
  const context = { fillRect: vi.fn(), drawImage: vi.fn() } as unknown as CanvasRenderingContext2D // the used methods
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
    give(new Blob([jpeg], { type })),
  )
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen')
}

/** Decoding that lasts until the returned function is called. */
function stubSlowDecoding() {
  let resolve = () => {}
  const decoded = new Promise<void>((settle) => (resolve = settle))
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoded)
  return () => resolve()
}

/** The methods of a file that was deleted, or is in a cloud that cannot be reached. */
const unreadable = {
  slice: () => unreadable,
  arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
}
const goneFile = () => Object.assign(new File([jpeg], 'IMG_0003.JPG', { type: 'image/jpeg' }), unreadable)

async function openModal() {
  stubBrowser()
  await openRegisterInfo({ persona: 'gold' })
  await userEvent.click(screen.getByRole('button', { name: th.changePicture }))
  return screen.findByRole('dialog', { name: th.uploadPicture })
}

const picture = () => screen.getByRole('img', { name: th.picture })
const pickAgain = async (file: File) => {
  await userEvent.click(screen.getByRole('button', { name: th.changePicture }))
  await upload(await screen.findByLabelText(th.gallery), file)
}
const pickFromGallery = async (file: File) =>
  upload(within(await openModal()).getByLabelText(th.gallery), file)

describe('the profile picture', () => {
  const required = { field: 'image', is_display: true, is_required: 'True' }

  it('is chosen from the camera or the gallery, images alone', async () => {
    const modal = await openModal()
    const camera = within(modal).getByLabelText(th.camera)
    const gallery = within(modal).getByLabelText(th.gallery)
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
    sandbox.faults.add({ operation: 'updateCustomerInfo', kind: 'delay' })
    await userEvent.click(await saveButton())
    // It is on its way.
    for (const name of [th.changePicture, 'ใช้รูปเดิม'])
      expect(screen.getByRole('button', { name })).toBeDisabled()
    sandbox.faults.clear()
    expect(await screen.findByText('/home')).toBeVisible()
    expect(sentForms()[0]).toHaveProperty('Image', 'profile.jpg')
  })

  it('may stay as it was after all, and the focus is on the button that chooses one', async () => {
    await pickFromGallery(photo)
    await pickAgain(goneFile())
    await screen.findByRole('alert')
    await userEvent.click(await screen.findByRole('button', { name: 'ใช้รูปเดิม' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: th.changePicture })).toHaveFocus()
    expect(picture()).toHaveAttribute('src', expect.stringContaining('avatar-gold'))
    await userEvent.click(await saveButton())
    expect(await screen.findByText('/home')).toBeVisible()
    expect(sentForms()[0]).not.toHaveProperty('Image')
  })

  it('can be saved once it is read', async () => {
    await pickFromGallery(photo)
    // The second picture replaces the first.
    const decode = stubSlowDecoding()
    await pickAgain(photo)
    expect(await screen.findByText('กำลังเตรียมรูปภาพ…')).toBeVisible()
    expect(await saveButton()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: th.changePicture })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(await saveButton())
    decode()
    await waitFor(async () => expect(await saveButton()).not.toHaveAttribute('aria-busy'))
    expect(sentForms()).toEqual([])
    await userEvent.click(await saveButton())
    expect(await screen.findByText('/home')).toBeVisible()
    expect(sentForms()).toMatchObject([{ Image: 'profile.jpg' }])
  })

  it('that the member gives up while it is still being read is not used, nor shown once it is read', async () => {
    await pickFromGallery(photo)
    await screen.findByText('กด “บันทึก” เพื่อใช้รูปนี้')
    const decode = stubSlowDecoding()
    await pickAgain(photo)
    await screen.findByText('กำลังเตรียมรูปภาพ…')
    await userEvent.click(screen.getByRole('button', { name: 'ใช้รูปเดิม' }))
    decode()
    await userEvent.click(await saveButton())
    expect(await screen.findByText('/home')).toBeVisible()
    expect(sentForms()[0]).not.toHaveProperty('Image')
  })

  it('whose file is gone says so, and another one can be chosen', async () => {
    await pickFromGallery(goneFile())
    expect(await screen.findByRole('alert')).toHaveTextContent('ใช้ไฟล์นี้ไม่ได้ กรุณาเลือกรูปอื่น')
    await pickAgain(photo)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(picture()).toHaveAttribute('src', 'blob:chosen'))
  })

  it('that is chosen and not saved is lost on the way out, which is asked about in red', async () => {
    stubBrowser()
    await openEditProfile()
    await pickAgain(photo)
    await screen.findByText('กด “บันทึก” เพื่อใช้รูปนี้')
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    await userEvent.click(screen.getByRole('link', { name: th.profile }))
    const question = await screen.findByRole('alertdialog', { name: th.leaveUnsaved })
    expect(question).toHaveAccessibleDescription(/รูป/)
    const leave = within(question).getByRole('button', { name: th.leavePage })
    expect(leave.style.getPropertyValue('--fill')).not.toBe('var(--color-neutral)')
  })

  it('that is required and there already is not asked for again; a field that comes twice is shown once', async () => {
    const name = { field: 'first_name', is_display: true, is_required: true }
    answers.set('/DynamicInfoConfig', { payload: [required, name, name] })
    await openEditProfile()
    await enter(th.firstName, 'กัญญา')
    await save()
    await expectProfile()
    expect(sentForms()).toEqual([{ First_Name: 'กัญญา' }])
  })

  it('is asked for where the brand requires one and there is none', async () => {
    answers.set('/DynamicInfoConfig', { payload: [required] })
    await openRegisterInfo()
    await userEvent.click(await saveButton())
    const button = screen.getByRole('button', { name: th.changePicture })
    expect(button).toHaveAccessibleDescription('เลือกรูปโปรไฟล์')
    expect(button.parentElement).toHaveTextContent('จำเป็น')
    expect(button).toHaveFocus()
    expect(sentForms()).toEqual([])
    cleanup()
    await openRegisterInfo({ persona: 'gold' })
    await userEvent.click(await saveButton())
    expect(await screen.findByText('/home')).toBeVisible()
  })
})
