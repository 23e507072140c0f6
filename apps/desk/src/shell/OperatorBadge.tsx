import { AgentBadge } from '@site/ui/AgentBadge';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../DeskContext';

/** Name and role of the operator. */
export const OperatorBadge = observer(function OperatorBadge() {
  const { t } = useTranslation();
  const { operator } = useDesk();
  return operator && <AgentBadge nickname={operator.nickname} account={operator.username} kind={t(`role.${operator.role}`)} />;
});
