export { control } from '@site/ui/control';
