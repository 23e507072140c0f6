import { CheckField } from '@site/ui/CheckField';

export const Statement = () => <CheckField label="Send me offers by e-mail" defaultChecked />;

export const Negation = () => <CheckField label="I do not want to receive offers by e-mail" />;
