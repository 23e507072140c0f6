import { TextField } from '@site/ui/TextField';

export const Bound = () => <TextField label="Nickname" defaultValue="An" error="Use 4 to 14 letters and digits." />;

export const Wrong = () => <TextField label="Nickname" defaultValue="An" error="Invalid input." />;
