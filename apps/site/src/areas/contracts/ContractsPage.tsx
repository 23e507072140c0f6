import { useLocation } from 'react-router-dom';
import { AgentContracts } from './AgentContracts';
import { ContractRequests } from './ContractRequests';

/** The contracts of either centre: one chunk, so that the entry names its parts once. */
export default function ContractsPage() {
  return /^\/member\//i.test(useLocation().pathname) ? <ContractRequests /> : <AgentContracts />;
}
