import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { VerifyForm } from './VerifyForm';

interface LoginStepsProps extends LoginFormProps {
  /** Other ways to log in, under the form. */
  children?: ReactNode;
}

/** The login form or, when required, the form of the second factor. */
export const LoginSteps = observer(function LoginSteps({ children, ...form }: LoginStepsProps) {
  const { login, onDone } = form;
  if (login.verify) return <VerifyForm login={login} {...login.verify} onDone={onDone} />;
  return (
    <>
      <LoginForm {...form} />
      {children}
    </>
  );
});
