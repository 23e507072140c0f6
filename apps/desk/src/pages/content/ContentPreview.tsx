import { styled } from '@mui/material/styles';
import type { ContentChoices, ContentKind, WrittenContent } from '@site/api/operatorContent';
import { BannerCarousel } from '@site/ui/BannerCarousel';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { type LanguageCode, languages } from '../../language';
import { HtmlPreview } from '../../parts/HtmlPreview';

interface ContentPreviewProps {
  kind: ContentKind;
  written: WrittenContent;
  choices: ContentChoices;
  language: string;
}

/** Shows an item as the site does in one language. A language without texts shows those of the main language. */
export function ContentPreview({ kind, written, choices, language }: ContentPreviewProps) {
  const { t } = useTranslation('desk-content');
  const own = written.words[language];
  const isOwn = Object.values(own ?? {}).some(Boolean);
  const shown = isOwn ? language : choices.mainLanguage;
  const { title = '', overline = '', text = '', alt = '', summary = '', content = '' } = written.words[shown] ?? {};
  const { direction, tag } = languages[shown as LanguageCode];
  const art = choices.arts.find(({ name }) => name === written.art);
  const picture = art && { url: art.url, urlDark: art.urlDark, width: 960, height: 347 };
  const phonePicture = art && { url: art.phoneUrl, urlDark: art.phoneUrlDark, width: 600, height: 733 };
  const heading = title || t('list.untitled');
  if (kind === 'banner')
    return (
      <Frame dir={direction} lang={tag}>
        {picture ? (
          <div className="scaled">
            <BannerCarousel
              isStill
              isLow={written.group !== 'w_home'}
              items={[{ id: 'preview', picture, phonePicture, alt, overline, title, text }]}
              labels={{
                region: t('editor.preview'),
                carousel: t('preview.carousel'),
                slide: t('preview.slide'),
                position: (slide, slides) => `${slide} / ${slides}`,
                pause: t('preview.pause'),
                play: t('preview.play'),
                previous: t('preview.previous'),
                next: t('preview.next'),
              }}
            />
          </div>
        ) : (
          <p className="empty">{t('preview.noArt')}</p>
        )}
      </Frame>
    );
  if (kind === 'notice')
    return (
      <Frame dir={direction} lang={tag}>
        <p className="line">
          <Icon name="notice" size={18} />
          {heading}
        </p>
      </Frame>
    );
  return (
    <Frame dir={direction} lang={tag}>
      {picture && kind === 'promotion' && <img src={picture.url} alt={alt} width={960} height={347} />}
      <h3>{heading}</h3>
      {(text || summary) && <p className="lead">{text || summary}</p>}
      <HtmlPreview html={content} />
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'grid',
  gap: 10,
  padding: '8px 16px 20px',
  // As small as a screen is beside the editor.
  '@media (min-width: 1100px)': { '& .scaled': { zoom: 0.55 } },
  '& h3': { margin: 0, fontSize: 18, lineHeight: '24px', fontWeight: 650, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& > img': { display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: 10 },
  '& .lead, & .empty': { color: tone.muted },
  '& .line': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    paddingInline: 14,
    borderRadius: 10,
    backgroundColor: tone.sunken,
    overflowWrap: 'anywhere',
    '& svg': { flex: 'none' },
  },
});
