import { Dialog } from '@site/ui/Dialog';
import { TextField } from '@site/ui/TextField';
import Button from '@mui/material/Button';
import { Stage } from '../guide/Stage';

const save = <Button variant="contained">Save</Button>;

export const OneTask = () => (
  <Stage>
    {(inPlace) => (
      <Dialog {...inPlace} title="Nickname" text="Other players see it." actions={save}>
        <TextField label="Nickname" defaultValue="Lucky heron" />
      </Dialog>
    )}
  </Stage>
);

export const ManyTasks = () => (
  <Stage>
    {(inPlace) => (
      <Dialog {...inPlace} title="Settings" actions={save}>
        <TextField label="Nickname" defaultValue="Lucky heron" />
        <TextField label="E-mail" defaultValue="an@mail.example" />
        <TextField label="Birthday" defaultValue="14 March 1994" />
        <TextField label="City" defaultValue="Dhaka" />
      </Dialog>
    )}
  </Stage>
);
