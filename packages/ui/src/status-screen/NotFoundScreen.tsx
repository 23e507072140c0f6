import type { ReactNode } from 'react';
import { EmptyStage } from '../illustration/EmptyStage';
import { StatusScreen } from './StatusScreen';

export interface NotFoundScreenProps {
  /** The brand's logo; with it the screen fills the page. */
  logo?: ReactNode;
  /** Labels in the language of the page. */
  labels: { title: string; text: string };
  /** Link to the home page, and other suggestions. */
  actions: ReactNode;
}

/** Page for an unknown address, with links to other pages. */
export function NotFoundScreen({ logo, labels, actions }: NotFoundScreenProps) {
  return <StatusScreen logo={logo} illustration={<EmptyStage />} title={labels.title} text={labels.text} actions={actions} />;
}
