/** What keeps the house from starting, as one line for the host each. */
import { assertNever } from './kernel/assert-never';
import type { Config } from './config';
import type { StoreFault } from './ports/store-fault';

/** file: the database that was to be opened; it is left as it was. */
export function explainFault(file: string, fault: StoreFault): string {
  switch (fault.code) {
    case 'newer':
      return `Die Datenbank ${file} stammt von einem neueren Spielhaus (Schema ${fault.schema}, bekannt bis ${fault.known}). Sie bleibt unverändert.`;
    case 'damaged':
      return `Die Datenbank ${file} ist beschädigt (${fault.problem}). Sie bleibt unverändert; eine Sicherung lässt sich einspielen.`;
    case 'foreign':
      return `Die Datei ${file} ist keine Datenbank des Spielhauses. Sie bleibt unverändert.`;
    case 'inUse':
      return `Mit der Datenbank ${file} läuft schon ein Spielhaus. Ein zweites braucht ein anderes DATA_DIR.`;
    case 'unavailable':
      return `Die Datenbank ${file} lässt sich nicht öffnen: ${fault.problem}`;
    default:
      return assertNever(fault);
  }
}

/** A stored match does not replay, or a row cannot be read. */
export const explainUnreadable = (file: string, error: unknown): string =>
  `In der Datenbank ${file} steht etwas Unlesbares: ${error instanceof Error ? error.message : String(error)} Genaueres sagt: npm run pruefe`;

/** What was to be opened, in the words of the settings. */
interface Listening {
  readonly portName: string;
  readonly port: number;
  readonly hostName: string;
  readonly host: string;
}

/** A certificate or key that cannot be used. */
interface CertificateFault {
  readonly part: 'cert' | 'key';
  readonly path: string;
  readonly message: string;
}

export const explainCertificate = ({ part, path, message }: CertificateFault): string =>
  part === 'cert'
    ? `TLS_CERT: Die Datei ${path} taugt nicht als Zertifikat: ${message}`
    : `TLS_KEY: Die Datei ${path} taugt nicht als Schlüssel zum Zertifikat: ${message}`;

function explainListening({ portName, port, hostName, host }: Listening, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE')
    return `${portName}: Port ${port} ist schon belegt. Ein anderer Wert für ${portName} hilft.`;
  if (code === 'EACCES')
    return `${portName}: Port ${port} darf dieser Benutzer nicht öffnen. Ab 1024 geht es.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${hostName}: Die Adresse ${host} gehört nicht zu diesem Rechner.`;
  return `Der Server kann nicht starten: ${error instanceof Error ? error.message : String(error)}`;
}

/** error: what listening failed with. */
export function explainPortFault({ port, host, tls }: Config, error: unknown): string {
  const asked = error instanceof Error && 'port' in error ? error.port : port;
  const listening =
    tls !== null && asked === tls.port && asked !== port
      ? { portName: 'TLS_PORT', port: tls.port }
      : { portName: 'PORT', port };
  return explainListening({ ...listening, hostName: 'HOST', host }, error);
}

/** The same of the port for health and figures. */
export const explainMetricsFault = ({ metrics }: Config, error: unknown): string =>
  explainListening(
    {
      portName: 'METRICS_PORT',
      port: metrics?.port ?? 0,
      hostName: 'METRICS_HOST',
      host: metrics?.host ?? '',
    },
    error,
  );
