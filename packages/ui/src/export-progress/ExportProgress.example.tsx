import { ExportProgress } from '@site/ui/ExportProgress';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [isRunning, setRunning] = useState(true);
  if (isRunning)
    return (
      <ExportProgress
        state="running"
        percent={62}
        title="Writing CSV"
        detail="5,230 of 8,412 rows"
        figures="62 % · 0.9 MB"
        labels={words.exportProgress}
        onAction={() => setRunning(false)}
      />
    );
  return (
    <ExportProgress
      state="stopped"
      title="Stopped at 5,230 rows."
      detail="No file was kept."
      labels={words.exportProgress}
      onAction={() => setRunning(true)}
    />
  );
}
