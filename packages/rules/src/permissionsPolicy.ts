/** Browser features that neither the site nor a game needs: denied to every page and frame. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Value of the header `Permissions-Policy` of every response. Features that games need (sound, full screen) are not listed. */
export const permissionsPolicy = unused.map((ability) => `${ability}=()`).join(', ');
