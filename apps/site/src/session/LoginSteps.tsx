import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { VerifyForm } from './VerifyForm';

interface LoginStepsProps extends LoginFormProps {
  /** Under the form: other ways in. */
  children?: ReactNode;
}

/** The login's form, and in its place what more is asked of whoever comes from an address that is not known. */
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
