import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { Stage } from '../guide/Stage';

const stay = () => undefined;

export const Verb = () => (
  <Stage>
    {(inPlace) => (
      <ConfirmDialog
        {...inPlace}
        icon="signOut"
        title="Sign out?"
        text="Games that are open close with the session."
        confirm={{ label: 'Sign out', onConfirm: stay }}
        cancelLabel="Stay"
        onClose={stay}
      />
    )}
  </Stage>
);

export const YesAndNo = () => (
  <Stage>
    {(inPlace) => (
      <ConfirmDialog
        {...inPlace}
        icon="signOut"
        title="Are you sure?"
        text="Do you really want to do this?"
        confirm={{ label: 'Yes', onConfirm: stay }}
        cancelLabel="No"
        onClose={stay}
      />
    )}
  </Stage>
);
