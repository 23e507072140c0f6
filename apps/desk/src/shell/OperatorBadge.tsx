import { styled } from '@mui/material/styles';
import { AgentBadge } from '@site/ui/AgentBadge';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../DeskContext';

/** Name and role of the operator. With `onPress`, a button that opens the account. */
export const OperatorBadge = observer(function OperatorBadge({ onPress }: { onPress?: () => void }) {
  const { t } = useTranslation();
  const { operator } = useDesk();
  const id = useId();
  if (!operator) return null;
  const badge = <AgentBadge id={id} nickname={operator.nickname} account={operator.username} kind={t(`role.${operator.role}`)} />;
  if (!onPress) return badge;
  return (
    <Pressable>
      {badge}
      <button type="button" aria-labelledby={id} aria-haspopup="dialog" onClick={onPress} />
    </Pressable>
  );
});

// The button lies over the badge, whose paragraph may not stand inside a button.
const Pressable = styled('div')({
  position: 'relative',
  '& > button': {
    position: 'absolute',
    inset: -6,
    border: 0,
    borderRadius: 10,
    background: 'none',
    cursor: 'pointer',
  },
  '& > button:hover': { backgroundColor: tone.hover },
});
