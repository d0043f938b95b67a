import { FormattedMessage } from 'react-intl'

/** How long a code is still good for: `14:59`, `1:04:59`. Not announced every second; whoever asks hears it. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <span role="timer">
      <FormattedMessage
        id="issuing.countdown"
        defaultMessage="Good for {time}"
        description="Under a code for staff; time is minutes and seconds"
        values={{ time: clock(seconds) }}
      />
    </span>
  )
}

function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60].map((part) => String(part).padStart(2, '0'))
  return [...(hours > 0 ? [hours] : []), ...parts].join(':')
}
