import { ExportProgress } from '@site/ui/ExportProgress';
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
        action="Cancel"
        onAction={() => setRunning(false)}
      />
    );
  return (
    <ExportProgress
      state="stopped"
      title="Stopped at 5,230 rows."
      detail="No file was kept."
      action="Start again"
      onAction={() => setRunning(true)}
    />
  );
}
