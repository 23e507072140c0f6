import { useSearchParams } from 'react-router-dom';
import { MemberList } from './MemberList';
import { MemberView } from './MemberView';

/** Members found by a search, or everything about one of them. Source: OPR-08. */
export default function MembersPage() {
  const [query] = useSearchParams();
  const id = Number(query.get('id'));
  return id > 0 ? <MemberView key={id} id={id} /> : <MemberList />;
}
