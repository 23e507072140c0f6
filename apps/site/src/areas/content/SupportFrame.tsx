import { styled, useColorScheme } from '@mui/material/styles';
import { elevation, radius, tone } from '@site/ui/vars';
import { useSyncExternalStore } from 'react';
import { supportAddress } from '../support/openSupport';

interface SupportFrameProps {
  title: string;
  path: string;
}

/** The help widget inside the page. Rendered in the browser only, because the service does not know the colour scheme. Source: RTE-14. */
export function SupportFrame({ title, path }: SupportFrameProps) {
  // Another scheme loads another document into the frame.
  const { colorScheme } = useColorScheme();
  const address = useSyncExternalStore(
    never,
    () => supportAddress(path),
    () => undefined,
  );
  return (
    <Place>
      {address && (
        <iframe
          key={colorScheme}
          title={title}
          src={address}
          loading="lazy"
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </Place>
  );
}

const never = () => () => {};

const Place = styled('div')({
  blockSize: 520,
  overflow: 'hidden',
  borderRadius: radius.lead,
  backgroundColor: tone.surface,
  border: `1px solid ${tone.line}`,
  boxShadow: elevation.rest,
  '& iframe': { display: 'block', inlineSize: '100%', blockSize: '100%', border: 0, colorScheme: 'auto' },
});
