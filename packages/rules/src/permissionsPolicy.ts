/** Abilities of browsers that neither the site nor a game needs: no page and no frame of ours gets them. */
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

/** The header `Permissions-Policy` of every answer. What games need (sound, the whole screen) is left as it is. */
export const permissionsPolicy = unused.map((ability) => `${ability}=()`).join(', ');
