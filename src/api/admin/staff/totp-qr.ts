/** Draws the address of an authenticator app as a QR code, an SVG. The library is loaded for it, because few people ever ask. */
export async function drawTotpQr(uri: string): Promise<string> {
  const { drawingSVG, qrcode } = await import('bwip-js/node');
  return qrcode({ bcid: 'qrcode', text: uri, scale: 4, padding: 4, backgroundcolor: 'ffffff' }, drawingSVG());
}
