import { styled } from '@mui/material/styles';
import { control } from '@site/ui/control';
import { StatusScreen } from '@site/ui/StatusScreen';
import { useTranslation } from 'react-i18next';
import { optionalPart } from '../lazyPart';

// A scene is no part of the entry, and a screen about what did not arrive does without it.
const Sign = optionalPart(async () => ({ default: (await import('@site/ui/illustration/Broken')).Broken }));

/** Stands in for a page that broke, or did not come in time. It is part of the entry, since what broke may be the loading of a chunk; a reload asks for that anew. */
export function Broken({ isLate }: { isLate: boolean }) {
  const { t } = useTranslation();
  return (
    <Alert role="alert">
      <StatusScreen
        illustration={<Sign />}
        title={t('status.brokenTitle')}
        text={t(isLate ? 'status.lateText' : 'status.brokenText')}
        actions={
          <button type="button" className="button main" onClick={() => location.reload()}>
            {t('status.reload')}
          </button>
        }
      />
    </Alert>
  );
}

const Alert = styled('div')(control);
