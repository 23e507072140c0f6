export default function MemberPage() {
  return null;
}
