import { Fragment } from 'react';
import { Code } from './Code';

/** A text of a guide or a docstring, with its `code` set as code. */
export const Prose = ({ children }: { children: string }) =>
  [...children.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: text, 1: code, index: at }) =>
    code === undefined ? <Fragment key={at}>{text}</Fragment> : <Code key={at}>{code}</Code>,
  );
