/** The gateways and the mail server of the demo, all local, so that the demo sends nothing outside. */
import type { ServerResponse } from 'node:http';
import { bobPayPage } from './bob-pay-page.ts';
import { demoPage } from './demo-page.ts';
import { accepted, answerAsGateway, type ReceivedRequest } from './gateways.ts';
import { startGateways, type GatewayServer } from './gateway-server.ts';
import { IdentityIssuer } from './identity-issuer.ts';
import { answerAsIdentityPage } from './identity-pages.ts';
import { startMailServer } from './mail-server.ts';
import { payfastPage } from './payfast-page.ts';
import { PaymentPages } from './payment-pages.ts';
import { stitchPage } from './stitch-page.ts';

export interface Simulators {
  /** Environment variables with which the server uses them. */
  readonly environment: Readonly<Record<string, string>>;
  /** The URL of the page with received mails and requests. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

export async function startSimulators(): Promise<Simulators> {
  const { host, username: user, password } = accepted.smtp;
  const login = { user, password };
  const [platformMail, starttls, tls, infobip] = await Promise.all([
    startMailServer(),
    startMailServer({ login, encryption: 'starttls' }),
    startMailServer({ login, encryption: 'tls' }),
    startGateways({ encrypted: true }),
  ]);
  const servers = { mails: [platformMail, starttls, tls], gateways: [infobip] as GatewayServer[] };
  const issuer = new IdentityIssuer();
  const payments = new PaymentPages([payfastPage(), bobPayPage(), stitchPage()]);
  const answer = (request: ReceivedRequest, response: ServerResponse) => {
    if (payments.answer(request, response, address)) return undefined;
    if (answerAsIdentityPage(issuer, request, address, response)) return undefined;
    if (request.path !== '/') return issuer.answer(request, address) ?? answerAsGateway(request);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(demoPage(servers));
    return undefined;
  };
  const gateways = await startGateways({ answer });
  servers.gateways.unshift(gateways);
  const address = `http://127.0.0.1:${gateways.port}`;
  const inside = (port: number): string => `127.0.0.1:${port}`;
  const trusted = [
    inside(gateways.port),
    `${accepted.infobip.host}:443=${inside(infobip.port)}`,
    `${accepted.warehouse.host}:443=${inside(infobip.port)}`,
    `${host}:587=${inside(starttls.port)}`,
    `${host}:465=${inside(tls.port)}`,
  ];
  return {
    address,
    environment: {
      PAYFAST_URL: address,
      PAYFAST_PAGE_URL: address,
      BOB_PAY_URL: address,
      BOB_BOX_URL: address,
      STITCH_URL: address,
      STITCH_API_URL: address,
      GOOGLE_LOGIN_URL: address,
      APPLE_LOGIN_URL: address,
      APPLE_LOGIN_SCRIPT_URL: address,
      SMTP_URL: `smtp://${inside(platformMail.port)}`,
      OUTBOUND_TRUSTED: trusted.join(','),
    },
    close: async () => {
      await Promise.all([...servers.mails, ...servers.gateways].map((server) => server.close()));
    },
  };
}

/** Makes the server of this process use simulators for everything that is not configured. */
export async function simulate(environment: Record<string, string | undefined>): Promise<Simulators> {
  const simulators = await startSimulators();
  for (const [name, value] of Object.entries(simulators.environment)) environment[name] ||= value;
  return simulators;
}
