import { styled } from '@mui/material/styles';
import { Broken as BrokenSign } from '@site/ui/illustration/Broken';
import { StatusScreen } from '@site/ui/StatusScreen';
import { useTranslation } from 'react-i18next';
import { control } from '@site/ui/control';

/** Stands in for a page that broke, or did not come in time. It is part of the entry, since what broke may be the loading of a chunk; a reload asks for that anew. */
export function Broken({ isLate }: { isLate: boolean }) {
  const { t } = useTranslation();
  return (
    <Alert role="alert">
      <StatusScreen
        illustration={<BrokenSign />}
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
