import { Done } from '@site/ui/illustration/Done';

export default function Example() {
  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: 12 }}>
      <Done />
      <p>Your account is open.</p>
    </div>
  );
}
