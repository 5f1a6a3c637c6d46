import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CivilDate, Euro, Id, Percentage } from '../shapes.ts';

const ValidFrom = { validFrom: CivilDate.optional() };

