import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RegisterForm } from '../../../entities/session/register-form.tsx';
import { SignInForm } from '../../../entities/session/sign-in-form.tsx';
import { paths } from '../../../lib/paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

/** From the success to the dashboard (milliseconds). */
export const REDIRECT_AFTER_MS = 500;

type Way = 'login' | 'register';

const titles: Record<Way, string> = { login: 'Welcome back', register: 'Create an account' };

export interface LoginModalProps {
  open: boolean;
  onClose: () => void;
  /** The tab it opens with. */
  way?: Way;
}

/** Logging in and registering without leaving the page; success leads to the dashboard. */
export function LoginModal({ open, onClose, way = 'login' }: LoginModalProps) {
  const [chosen, setChosen] = useState<Way | null>(null);
  const enter = useEntering();
  const tab = chosen ?? way;
  const close = (): void => {
    setChosen(null);
    onClose();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={titles[tab]} size="sm">
      <Tabs
        label="Log in or create an account"
        value={tab}
        onValue={(id) => setChosen(id === 'register' ? 'register' : 'login')}
        tabs={[
          {
            id: 'login',
            label: 'Log in',
            content: (
              <SignInForm
                refusal="Please enter email and password"
                onDone={() => enter('You are logged in')}
              />
            ),
          },
          {
            id: 'register',
            label: 'Register',
            content: <RegisterForm onDone={() => enter('Your account is ready')} />,
          },
        ]}
      />
    </Dialog>
  );
}

/** Says that it worked, and goes to the dashboard half a second later. */
function useEntering(): (message: string) => void {
  const navigate = useNavigate();
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    if (!entered) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [entered, navigate]);
  return (message) => {
    toast.success(message, 'Taking you to your dashboard.');
    setEntered(true);
  };
}
