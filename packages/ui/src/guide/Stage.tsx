import { type ReactNode, useState } from 'react';

export interface StageProps {
  /** Renders a dialog into the given element, with the properties that leave focus and scrolling of the page alone. */
  children: (inPlace: InPlace) => ReactNode;
}

interface InPlace {
  container: HTMLElement;
  disableAutoFocus: true;
  disableEnforceFocus: true;
  disableRestoreFocus: true;
  disableScrollLock: true;
}

/** Shows an open dialog as a picture in a page. */
export function Stage({ children }: StageProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    // The transform makes it the frame of what is fixed inside.
    <div ref={setContainer} style={{ position: 'relative', transform: 'translate(0)', blockSize: 440, overflow: 'hidden' }}>
      {container &&
        children({ container, disableAutoFocus: true, disableEnforceFocus: true, disableRestoreFocus: true, disableScrollLock: true })}
    </div>
  );
}
