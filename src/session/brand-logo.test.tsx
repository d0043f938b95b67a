import { fireEvent, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { defaultAppSetting } from '@/config/app-setting'
import { makeStore } from '@/store/store'
import { renderUi } from '@/ui/render-ui'
import { BootContext, type Boot } from './boot-context'
import { BrandLogo } from './brand-logo'
import { BrandContext } from './use-brand'

const boot = {
  config: { brands: [{ ref: 'doisai', name_th: 'กาแฟดอยใส', name_en: 'Doi Sai Coffee' }] },
} as unknown as Boot // the logo asks for nothing else of it

const brand = {
  ...defaultAppSetting('doisai'),
  homeLogo: 'https://example.com/logo.png',
  isLoading: false,
  isUnknown: false,
  isAnswered: true,
  isFresh: true,
}

it('is a mark of the initial where the picture does not load', () => {
  const { container } = renderUi(
    <Provider store={makeStore({ customerApiUrl: '', crmApiUrl: '' })}>
      <BootContext value={boot}>
        <BrandContext value={brand}>
          <BrandLogo kind="home" />
        </BrandContext>
      </BootContext>
    </Provider>,
  )
  fireEvent.error(screen.getByRole('img', { name: 'Doi Sai Coffee' }))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Doi Sai Coffee' })).toHaveTextContent(/^D$/)
})
