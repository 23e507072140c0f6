import { countGraphemes } from '@site/api/countGraphemes';
import { localDigits } from '@site/money/localDigits';
import { TextArea, type TextAreaProps } from '@site/ui/TextArea';
import { useTranslation } from 'react-i18next';

interface CountedTextProps extends TextAreaProps {
  value: string;
  /** Number of characters that it may have. */
  most: number;
}

/** A text with the number of its characters, counted as people see them. Source: REG-10, REG-20. */
export function CountedText({ most, ...field }: CountedTextProps) {
  const { i18n } = useTranslation();
  return <TextArea {...field} aside={<bdi>{localDigits(`${countGraphemes(field.value.trim())}/${most}`, i18n.language)}</bdi>} />;
}
