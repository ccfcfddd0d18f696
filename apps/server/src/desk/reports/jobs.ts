import * as z from 'zod/mini';
import { openRegions, type RegionOf } from '../../base/brand/index.ts';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { countReports } from './count-reports.ts';
import { noteCountries } from './note-countries.ts';

let regions: RegionOf | undefined;
/** Read at the first use: it takes eight megabytes, and not every process counts. */
const regionOf: RegionOf = (ip) => {
  regions ??= openRegions();
  return regions(ip);
};

export const reportsJobs = (zone: string): readonly AnyJob[] => [
  job({
    name: 'reports.count',
    payload: z.object({}),
    schedule: '* * * * *',
    run: async (world) => {
      await noteCountries(world, regionOf);
      await countReports(world, zone);
    },
  }),
];
