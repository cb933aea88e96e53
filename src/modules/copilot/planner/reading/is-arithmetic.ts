const TIMES =
  'times|plus|minus|divided by|mal|geteilt durch|fois|divisé par|dividido por|diviso|keer|maal|gedeeld door|vezes|razy|dodać|odjąć|podzielić przez';
const SUM = new RegExp(`\\d\\s*(?:[×÷*+]|\\sx\\s|\\s(?:${TIMES})\\s)\\s*\\d`, 'iu');

/** Whether a message asks for a sum: 17 times 23. */
export const isArithmetic = (message: string): boolean => SUM.test(message);
