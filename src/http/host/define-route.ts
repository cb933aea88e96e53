import type { HostServices } from '../host-services.ts';
import { routesOf } from '../route.ts';

export const defineRoute = routesOf<HostServices>();
