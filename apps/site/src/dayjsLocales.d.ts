declare module 'dayjs/locale/*';
