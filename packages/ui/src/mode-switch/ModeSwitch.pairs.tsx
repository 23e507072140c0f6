import { ModeSwitch } from '@site/ui/ModeSwitch';
import { useState } from 'react';

function Modes({ labels }: { labels: readonly string[] }) {
  const [mode, setMode] = useState(labels[0] ?? '');
  return <ModeSwitch label="Log in with" items={labels.map((label) => ({ id: label, label }))} value={mode} onChange={setMode} />;
}

export const TwoModes = () => <Modes labels={['Username', 'SMS code']} />;

export const FiveModes = () => <Modes labels={['Username', 'E-mail', 'SMS code', 'Authenticator', 'Passkey']} />;
