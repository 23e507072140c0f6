import type { MemberInfo } from '@site/api/member';
import { Balance } from './Balance';
import { MemberMenu } from './MemberMenu';

/** What the header shows a member; visitors never load it. */
export default function MemberHead({ member }: { member: MemberInfo }) {
  return (
    <>
      <Balance />
      <MemberMenu member={member} />
    </>
  );
}
