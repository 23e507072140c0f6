import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { VerifyForm } from './VerifyForm';

interface LoginStepsProps extends LoginFormProps {
  /** Under the form: other ways in. */
  children?: ReactNode;
}

/** The login's form, or in its place the second proof that is asked for. */
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
