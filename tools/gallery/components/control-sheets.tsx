import { Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { ChoiceChips } from '@/ui/choice-chips'
import { PointsDisplay } from '@/ui/points-display'
import { ProgressBar } from '@/ui/progress-bar'
import { Spinner } from '@/ui/spinner'
import { SubmenuButton } from '@/ui/submenu-button'
import { Switch } from '@/ui/switch'
import { Cases, noop } from './sheet'

const words = 'ปุ่ม ที่ หนึ่ง ญู ฏุ'
const variants = ['primary', 'neutral', 'outline', 'quiet'] as const
const tones = ['primary', 'secondary', 'success', 'danger', 'warning', 'info'] as const
const sizes = ['sm', 'md', 'lg'] as const
const from = <Name extends string>(names: readonly Name[], show: (name: Name) => ReactNode) =>
  Object.fromEntries(names.map((name) => [name, show(name)]))

const buttons = {
  ...from(variants, (variant) => <Button variant={variant}>{words}</Button>),
  disabled: <Button disabled>{words}</Button>,
  busy: <Button isBusy>{words}</Button>,
  inert: <Button isInert>{words}</Button>,
  'full width': <Button isFullWidth>{words}</Button>,
  'text of two lines': <Button isFullWidth>{`${words} `.repeat(4)}</Button>,
}

const checked = { isChecked: true, onChange: noop }
const checkboxes = {
  ...from(sizes, (size) => (
    <Checkbox {...checked} size={size}>
      {words}
    </Checkbox>
  )),
  ...from(tones, (variant) => (
    <Checkbox {...checked} variant={variant}>
      {words}
    </Checkbox>
  )),
  '#8A2BE2': (
    <Checkbox {...checked} color="#8A2BE2">
      {words}
    </Checkbox>
  ),
  'purple, which is no six-digit hex': (
    <Checkbox {...checked} color="purple">
      {words}
    </Checkbox>
  ),
  unchecked: (
    <Checkbox {...checked} isChecked={false}>
      {words}
    </Checkbox>
  ),
  'unchecked, disabled': (
    <Checkbox {...checked} isChecked={false} isDisabled>
      {words}
    </Checkbox>
  ),
  'checked, disabled': (
    <Checkbox {...checked} isDisabled>
      {words}
    </Checkbox>
  ),
}

const points = {
  ...from(['0', '1', '2480', '999999'], (count) => <PointsDisplay points={Number(count)} />),
  'more than six digits': <PointsDisplay points={12_345_678} />,
}

const icon = <Ticket size={24} strokeWidth={1.75} aria-hidden />
const submenu = {
  'title alone': <SubmenuButton title={words} />,
  icon: <SubmenuButton title={words} icon={icon} />,
  'icon and value': <SubmenuButton title={words} icon={icon} detail="ไทย" />,
  'long title': <SubmenuButton title={`${words} `.repeat(4)} icon={icon} detail="ไทย" />,
}

const choices = ['ทั้งหมด', 'ได้รับ', 'ใช้แล้ว'].map((label) => ({ value: label, label }))
const smallParts = {
  spinner: <Spinner />,
  'switch, off': (
    <Switch isOn={false} onChange={noop}>
      {words}
    </Switch>
  ),
  'switch, on': (
    <Switch isOn onChange={noop}>
      {words}
    </Switch>
  ),
  ...from(['0', '40', '100'], (percent) => <ProgressBar label={words} percent={Number(percent)} />),
  'progress, reached': <ProgressBar label={words} percent={100} tone="success" />,
  chips: <ChoiceChips label={words} choices={choices} value="ได้รับ" onChange={noop} />,
  'chips, one disabled': (
    <ChoiceChips
      label={words}
      choices={choices.map((choice, index) => ({ ...choice, isDisabled: index === 2 }))}
      value="ทั้งหมด"
      onChange={noop}
      isWrapping
    />
  ),
}

const sheet = (of: Record<string, ReactNode>) =>
  function Sheet() {
    return <Cases of={of} />
  }

export const controlSheets = {
  buttons: sheet(buttons),
  checkboxes: sheet(checkboxes),
  points: sheet(points),
  submenu: sheet(submenu),
  'small-parts': sheet(smallParts),
}
