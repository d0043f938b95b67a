import { useSearchParams } from 'react-router-dom'
import { useHomeForMembers } from '@/session/use-home-for-members'
import { PhoneLogin } from '../components/phone-login'
import { RegisterChannels } from '../../components/register-channels'

/** Login by phone, or with `mode=register` the choice of registration channels. */
export default function LoginPage() {
  useHomeForMembers()
  const [query] = useSearchParams()
  return query.get('mode') === 'register' ? <RegisterChannels /> : <PhoneLogin />
}
