import { useLocation } from 'react-router-dom';
import { AgentContracts } from './AgentContracts';
import { ContractRequests } from './ContractRequests';
import { kindOfPath } from './contractPaths';
import { ForParties } from './ForParties';

/** The contracts of either centre: one chunk, so that the entry names its parts once. */
export default function ContractsPage() {
  const { pathname } = useLocation();
  if (/^\/member\//i.test(pathname)) return <ContractRequests />;
  const kind = kindOfPath(pathname);
  if (kind === undefined) return <AgentContracts />;
  return (
    <ForParties key={kind} kind={kind}>
      <AgentContracts />
    </ForParties>
  );
}
