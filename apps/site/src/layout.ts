export { hidden, media, size } from '@site/ui/layout';
