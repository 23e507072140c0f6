import type { ReactNode } from 'react';
import { EmptyStage } from '../illustration/EmptyStage';
import { StatusScreen, type StatusScreenProps } from './StatusScreen';

export interface NotFoundScreenProps extends Omit<StatusScreenProps, 'illustration' | 'title' | 'text' | 'actions' | 'children'> {
  /** Labels in the language of the page. */
  labels: { title: string; text: string };
  /** Link to the home page, and other suggestions. */
  actions: ReactNode;
}

/** Page for an unknown address, with links to other pages. */
export function NotFoundScreen({ labels, actions, ...rest }: NotFoundScreenProps) {
  return <StatusScreen {...rest} illustration={<EmptyStage />} title={labels.title} text={labels.text} actions={actions} />;
}
