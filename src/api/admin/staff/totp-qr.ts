/** Draws the address of an authenticator app as a QR code in SVG. The library is loaded on demand, because few people ever need it. */
export async function drawTotpQr(uri: string): Promise<string> {
  const { drawingSVG, qrcode } = await import('bwip-js/node');
  return qrcode({ bcid: 'qrcode', text: uri, scale: 4, padding: 4, backgroundcolor: 'ffffff' }, drawingSVG());
}
