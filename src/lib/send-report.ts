/**
 * Sends a report to an address of config.json, from a page that is being left too. As a text it needs no CORS preflight; not by
 * sendBeacon, which would send the receiver's cookies. One that fails is ignored.
 */
export function sendReport(address: string, report: object): void {
  fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(report),
  }).catch(() => undefined)
}
