import type { MemberInfo } from '@site/api/member';
import { AgentBadge } from '@site/ui/AgentBadge';
import { useTranslation } from 'react-i18next';

/** The agent's nickname, account and account type. */
export function AgentIdentity({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('agent');
  return <AgentBadge nickname={member.nickname} account={member.account} kind={t(`type.${member.type}`)} />;
}
